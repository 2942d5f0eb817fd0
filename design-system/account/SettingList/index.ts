export { SettingList, type SettingListProps, SettingRow, type SettingRowProps } from './SettingList.tsx'
