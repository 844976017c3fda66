export { PersonBalance } from './balances/PersonBalance';
export { transferRows } from './deposits/transfer-rows';
export { MovementTable } from './movements/MovementTable';
export { type TransferAct, TransferDialog } from './transfers/TransferDialog';
