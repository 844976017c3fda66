export { AlsoOf } from './approvals/AlsoOf';
export { FullAccount, reveals } from './approvals/FullAccount';
export { UnlessWaiting } from './approvals/UnlessWaiting';
export { useWaitingAct, WaitingNotice } from './approvals/WaitingAct';
export { actItem } from './audit/act-item';
export { RecordHistory } from './audit/RecordHistory';
export { FaqCatalog } from './faqs/FaqCatalog';
export { periodText } from './period-text';
