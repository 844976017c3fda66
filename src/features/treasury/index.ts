export { transferRows } from './deposits/transfer-rows';
export { type TransferAct, TransferDialog } from './transfers/TransferDialog';
