export { UnlessWaiting } from './approvals/UnlessWaiting';
export { useWaitingAct, WaitingNotice } from './approvals/WaitingAct';
