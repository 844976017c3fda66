import type { Break } from './break';
import { accessBreaks } from './lists/access';
import { browserBreaks } from './lists/browser';
import { identityAndPeopleBreaks } from './lists/identity-and-people';
import { moneyBreaks } from './lists/money';
import { portalBreaks } from './lists/portal';
import { workBreaks } from './lists/work';

/** Deliberate breaks of every domain; `npm run test:breaks` proves that the tests notice each of them. */
export const breaks: readonly Break[] = [
  ...accessBreaks,
  ...identityAndPeopleBreaks,
  ...moneyBreaks,
  ...workBreaks,
  ...portalBreaks,
  ...browserBreaks,
];
