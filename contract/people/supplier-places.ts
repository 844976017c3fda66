import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { version } from '../kernel/fields/version';
import { placeInput, programPlace } from '../program/places';

const bySupplier = z.strictObject({ supplierId: z.uuid() });
const placed = z.object({ place: programPlace, version });

/** The program that a company installs for, as staff keep it: requests with it are of that program. */
export const supplierPlaces = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/suppliers/:supplierId/program',
    can: 'programs.show',
    params: bySupplier,
    response: placed,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/suppliers/:supplierId/program',
    can: 'suppliers.approve',
    audit: { action: 'supplier-places.edit', object: 'suppliers' },
    params: bySupplier,
    body: placeInput,
    response: placed,
  }),
} as const;
