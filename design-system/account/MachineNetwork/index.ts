export { MachineNetwork, type MachineNetworkProps, type MachineNetworkTexts } from './MachineNetwork.tsx'
