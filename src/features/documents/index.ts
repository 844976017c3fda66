export { DocumentChecklist } from './documents/DocumentChecklist';
export { documentState } from './documents/document-state';
