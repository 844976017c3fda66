export { ProjectStatusTag, productName } from './shared/credit';
