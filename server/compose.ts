import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import { COLLECT_AFTER } from '#server/features/payments/gateway-payments.ts'
import { howPhonesAreVerified, simulatedPhones } from '#server/features/phone-codes/phone-codes-set-up.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import { createPlatform, type PlatformDeps } from '#server/platform/platform.ts'
import * as create from './features/create.ts'

/** What the features depend on: the outside world and the settings. */
export type ComposeDeps = PlatformDeps & create.FeatureSettings

/** Creates all features and connects them, each with the features that it uses; `above` returns those that use it themselves. */
export function compose(settings: ComposeDeps) {
  const platform = createPlatform(settings)
  // Mail, the status and the catalogue are below the sessions, which know the admin who makes a change.
  const audited: Audited = (actor, work, options) => auth.audited(actor, work, options)
  const stats = create.stats(platform)
  const jobs = create.jobs(platform, { settings })
  const users = create.users(platform, { stats })
  const mail = create.mail(platform, { settings, jobs, audited, users })
  const notices = create.notices(platform, { mail, users })
  const status = create.status(platform, { settings, jobs, audited })
  const catalog = create.catalog(platform, {
    settings,
    audited,
    measurements: status.measurements,
    above: () => ({ offers, machinesAdmin }),
    phoneCodes: howPhonesAreVerified((settings.phones ?? simulatedPhones).settings),
  })
  const auth: create.AuthFeature = create.auth(platform, {
    settings,
    users,
    mail,
    above: () => ({ account, apiTokens, offers, wallet }),
  })
  const wallet: create.WalletFeature = create.wallet(platform, {
    settings,
    stats,
    jobs,
    users,
    auth,
    notices,
    collectAfter: COLLECT_AFTER,
    above: () => ({ offers, payments, renewals, waitingOrders, webhooks }),
  })
  const { lock } = wallet.ledger
  const apiTokens = create.apiTokens(platform, { auth, lock })
  const webhooks = create.webhooks(platform, { settings, jobs, auth, lock })
  const account: create.AccountFeature = create.account(platform, {
    settings,
    jobs,
    users,
    mail,
    auth,
    lock,
    above: () => ({ closing }),
  })
  const sshKeys = create.sshKeys(platform, { auth, wallet })
  const offers: create.OffersFeature = create.offers(platform, {
    settings,
    jobs,
    users,
    catalog,
    auth,
    wallet,
    above: () => ({ vps, waitingOrders }),
  })
  const payments: create.PaymentsFeature = create.payments(platform, {
    settings,
    jobs,
    users,
    auth,
    wallet,
    offers,
    above: () => ({ waitingOrders }),
  })
  const vps: create.VpsFeature = create.vps(platform, {
    settings,
    stats,
    jobs,
    notices,
    status,
    catalog,
    auth,
    webhooks,
    wallet,
    offers,
    above: () => ({ machines, machinesAdmin }),
  })
  const nodes = create.nodes(platform, { auth, catalog, above: () => ({ machines }) })
  const addresses = create.addresses(platform, { auth, nodes, vps })
  const machinesAdmin = create.machinesAdmin(platform, {
    jobs,
    users,
    auth,
    nodes,
    vps,
    addresses,
    machines: () => machines,
  })
  const machines: create.MachinesFeature = create.machines(platform, {
    settings,
    jobs,
    users,
    catalog,
    auth,
    webhooks,
    wallet,
    offers,
    sshKeys,
    vps,
    addresses,
    machinesAdmin,
  })
  const waitingOrders = create.waitingOrders(platform, { settings, jobs, users, auth, wallet, payments, vps })
  const tickets = create.tickets(platform, { settings, jobs, users, notices, status, auth, wallet, vps })
  const enquiries = create.enquiries(platform, { settings, auth, tickets })
  const sandbox = create.sandbox(platform, { settings, jobs })
  const withdrawals = create.withdrawals(platform, { users, auth, wallet, notices })
  const renewals: create.RenewalsFeature = create.renewals(platform, {
    auth,
    catalog,
    jobs,
    mail,
    notices,
    wallet,
    payments,
    vps,
    machines,
    waitingOrders,
  })
  const overview = create.overview([auth, account, wallet, renewals, vps])
  const reconciliation = create.reconciliation(platform, { settings, auth })
  const events = create.events(platform, { wallet, payments, tickets, vps, machines })
  const closing = create.closing(platform, {
    settings,
    users,
    mail,
    auth,
    account,
    apiTokens,
    webhooks,
    wallet,
    sshKeys,
    tickets,
    vps,
    waitingOrders,
    withdrawals,
  })
  create.metrics(platform, { jobs, auth, payments })
  const paying: Record<string, JobHandler> = {
    ...vps.handlers,
    ...offers.handlers,
    ...payments.handlers,
    ...waitingOrders.handlers,
    ...sandbox.handlers,
  }
  const handlers: Record<string, JobHandler> = {
    ...paying,
    ...machines.handlers,
    ...mail.handlers,
    ...account.handlers,
    ...webhooks.handlers,
    ...tickets.handlers,
    ...renewals.handlers,
  }
  const kinds = { provisioning: machines.machineJobs, payments: Object.keys(paying) }
  const admin = create.admin(platform, {
    stats,
    jobs,
    users,
    notices,
    status,
    auth,
    account,
    wallet,
    payments,
    tickets,
    vps,
    withdrawals,
    handlers,
  })
  const health = create.health(platform, { settings })
  const features = {
    health,
    auth,
    catalog,
    wallet,
    renewals,
    payments,
    offers,
    vps,
    machines,
    waitingOrders,
    tickets,
    events,
    enquiries,
    status,
    account,
    overview,
    closing,
    apiTokens,
    webhooks,
    mail,
    sshKeys,
    admin,
    withdrawals,
    reconciliation,
    addresses,
    nodes,
    machinesAdmin,
  }
  const jobRunner = jobs.createRunner(handlers)
  const described = Object.values(features).flatMap(({ routes }) => [...routes])
  return {
    ...features,
    stats,
    jobs,
    users,
    sandbox,
    routes: [...described, ...create.openApi(described).routes, ...jobs.testRoutes(handlers, jobRunner)],
    handlers,
    jobRunner,
    statusWatch: status.createWatch({ handlers, kinds }),
    numbers: create.numbers(platform),
    cleanup: create.cleanup(platform, {
      jobs,
      mail,
      auth,
      account,
      apiTokens,
      webhooks,
      payments,
      tickets,
      addresses,
      machines,
    }),
    onDenied: platform.onDenied,
  }
}
