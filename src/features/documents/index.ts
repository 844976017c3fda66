export { DocumentChecklist } from './documents/DocumentChecklist';
export { DocumentPreview } from './documents/DocumentPreview';
export { documentState } from './documents/document-state';
export { StoredFile } from './documents/StoredFile';
