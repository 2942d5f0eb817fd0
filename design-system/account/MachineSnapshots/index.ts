export { MachineSnapshots, type MachineSnapshotsProps, type MachineSnapshotsTexts } from './MachineSnapshots.tsx'
export type { SnapshotDialogTexts } from './SnapshotDialog.tsx'
