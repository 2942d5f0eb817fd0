import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraftedState } from '#ds/admin/form-drafts.ts'
import { useIncidentsAdmin } from '#site/hooks/use-incidents-admin.ts'
import { adminSession } from '#site/session/admin-session.ts'
import { createTestProviders } from '#site/testing/fake-api-test-tools.tsx'

const signIn = (email: string) =>
  adminSession.set({ token: 'token', admin: { firstName: 'An', lastName: 'Trần', email } })

/** The form of an incident, as it is after opening it. */
const openForm = () =>
  renderHook(
    () => {
      const [values, setValues, forget] = useDraftedState(useIncidentsAdmin(undefined).drafts, 'incident', () => ({
        title: '',
      }))
      return { values, setValues, forget }
    },
    { wrapper: createTestProviders().wrapper },
  ).result

test('what an admin writes about an incident is there after signing in again, for nobody else, until it is sent', () => {
  localStorage.clear()
  signIn('an@sen.test')
  const first = openForm()
  act(() => first.current.setValues({ title: 'Mất điện' }))
  adminSession.set(null)
  signIn('binh@sen.test')
  expect(openForm().current.values).toEqual({ title: '' })
  signIn('an@sen.test')
  const form = openForm()
  expect(form.current.values).toEqual({ title: 'Mất điện' })
  act(() => form.current.forget())
  expect(openForm().current.values).toEqual({ title: '' })
  adminSession.set(null)
})
