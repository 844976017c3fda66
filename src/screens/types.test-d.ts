import { href } from '@contract/kernel/screens';
import { defineRoutes } from './row';

// Never run: `tsc` fails when one of these stops being an error. Each directive is the assertion.
export function refusals(): void {
  href('opportunityShow', { opportunityId: '1' });
  href('opportunityList');
  // @ts-expect-error: the parameter is missing
  href('opportunityShow');
  // @ts-expect-error: the parameter has another name
  href('opportunityShow', { id: '1' });
  // @ts-expect-error: one of two parameters is missing
  href('siteEvidence', { projectId: '1' });
  // @ts-expect-error: the screen takes no parameter
  href('opportunityList', { opportunityId: '1' });
  // @ts-expect-error: there is no such screen
  href('opportunitiesShow');

  defineRoutes({ faqs: { title: 'Preguntas' } });
  // @ts-expect-error: the parent is not a screen of this area
  defineRoutes({ faqs: { title: 'Lista', parent: 'login' } });
  // @ts-expect-error: the permission is not declared
  defineRoutes({ faqs: { title: 'Lista', access: 'projects.destroy' } });
  // @ts-expect-error: the property is misspelt
  defineRoutes({ faqs: { title: 'Lista', acces: 'projects.list' } });
  // @ts-expect-error: the screen has no path
  defineRoutes({ list: { title: 'Lista' } });
}
