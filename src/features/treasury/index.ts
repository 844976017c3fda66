export { PersonBalance } from './balances/PersonBalance';
export { CardLinkSection } from './cards/CardLinkSection';
export { SendCardLink } from './cards/SendCardLink';
export { transferRows } from './deposits/transfer-rows';
export { MovementTable } from './movements/MovementTable';
export { type TransferAct, TransferDialog } from './transfers/TransferDialog';
