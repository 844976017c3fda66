export { type TransferAct, TransferDialog } from './transfers/TransferDialog';
