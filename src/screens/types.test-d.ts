import { href } from './href';
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

  // @ts-expect-error: the parent is not a screen of this area
  defineRoutes({ list: { path: '/list', title: 'Lista', parent: 'nobody' } });
  // @ts-expect-error: the permission is not declared
  defineRoutes({ list: { path: '/list', title: 'Lista', access: 'projects.destroy' } });
  // @ts-expect-error: the property is misspelt
  defineRoutes({ list: { path: '/list', title: 'Lista', acces: 'projects.list' } });
  // @ts-expect-error: a path begins with a slash
  defineRoutes({ list: { path: 'list', title: 'Lista' } });
}
