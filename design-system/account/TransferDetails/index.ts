export {
  type RequestedTransfer,
  TransferDetails,
  type TransferDetailsProps,
  type TransferDetailsTexts,
} from './TransferDetails.tsx'
