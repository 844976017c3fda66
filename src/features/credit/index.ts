export { ProjectStatusTag } from './shared/credit';
