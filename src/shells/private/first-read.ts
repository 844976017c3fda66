import { permissionTable } from 'virtual:permissions';
import type { EndpointShape } from '@contract/kernel/endpoint';
import type { LooseArgs } from '@portal/api/call';
import { forgetEarly, readEarly } from '@portal/refine/early-reads';
import { endpointOf } from '@portal/refine/endpoints';
import { uncounted } from '@portal/refine/uncounted';
import { decide } from '@portal/screens/guards';
import { findScreen } from '@portal/screens/table';
import { session } from '@portal/session/portal-session';
import { actingUser, keptPageSize, visitorOf } from '@portal/session/state';
import { pageRequest, readTableState, toQuery } from '@portal/ui/table/table-state';

/**
 * Sends the first call of the screen at this address while its code is still on the way: the list or the record
 * that its row in the table of screens stands for, with what the address says of it. Only where the guards let
 * the person in; a screen that reads something else first asks for it itself.
 */
export async function askFirst(restored: Promise<void>): Promise<void> {
  const { href } = location;
  const url = new URL(href);
  const match = await findScreen(url.pathname);
  const { resource, page } = match?.screen ?? {};
  if (!match || !page || !resource || resource.byAddress === false) return;
  if (resource.action !== 'list' && resource.action !== 'show') return;
  const [endpoint] = await Promise.all([endpointOf(resource.name, resource.action), restored]);
  const { second_factor_owed: owed } = actingUser(session.state()) ?? {};
  const decision = decide(match.screen, visitorOf(session.state()), permissionTable, url);
  if (decision.kind !== 'allow' || owed || location.href !== href) return;
  session.onClean(forgetEarly);
  readEarly(
    endpoint,
    resource.action === 'list'
      ? { query: listQueryOf(endpoint, url.searchParams) }
      : { params: match.params },
  );
}

/** What a list's table will ask with, from the same address. */
function listQueryOf(endpoint: EndpointShape, search: URLSearchParams): LooseArgs['query'] {
  const own = new Set(['limit', 'cursor', 'sort', 'q']);
  const filters = Object.keys(endpoint.query?.shape ?? {}).filter((name) => !own.has(name));
  const state = readTableState(search, filters, '', keptPageSize(session.state()));
  return { ...toQuery(pageRequest(state)), ...uncounted(endpoint) };
}
