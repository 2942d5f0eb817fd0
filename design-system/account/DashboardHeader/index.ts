export {
  AccountMenu,
  type AccountMenuProps,
  DashboardHeader,
  type DashboardHeaderProps,
  type DashboardHeaderTexts,
} from './DashboardHeader.tsx'
