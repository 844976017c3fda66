export { PersonMoney } from './person-money/PersonMoney';
export { ProjectStatusTag } from './shared/credit';
