export { FullAccount } from './transfers/FullAccount';
export { type TransferAct, TransferDialog } from './transfers/TransferDialog';
