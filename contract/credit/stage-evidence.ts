import * as z from 'zod';
import { documentStatuses } from '../documents/documents';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { rawText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { creditFields } from '../locales/es-MX/credit/schemas';
import { placeIn } from './geo';

export const place = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

export const evidencePhoto = z.object({
  /** Of the document. */
  id: z.string(),
  name: z.string(),
  status: z.enum(documentStatuses),
  uploaded_at: z.iso.datetime(),
  /** Where the camera says that it was; null of a photograph that does not. */
  place,
  /** To its site over the ground; null where one of the two has no position. */
  metres: z.int().nullable(),
});
export type EvidencePhoto = z.infer<typeof evidencePhoto>;

const evidenceSite = z.object({
  id: z.string(),
  address: z.string(),
  place,
  photos: z.array(evidencePhoto),
});
export type EvidenceSite = z.infer<typeof evidenceSite>;

/** Where a site is, as maps write it: "20.6736, -103.344". */
export const sitePosition = z.strictObject({
  position: rawText(60).refine((text) => placeIn(text) !== null, {
    error: unlessBlank(said(creditFields.sitePosition)),
  }),
});

/** The photographs of a stage's installation, against where it is. */
export const stageEvidence = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/stages/:stageId/evidence',
    can: 'stages.inspect',
    params: z.strictObject({ stageId: z.uuid() }),
    response: z.object({
      folio: z.string(),
      project_id: z.string(),
      stage: z.string(),
      sites: z.array(evidenceSite),
    }),
  }),
  /** Staff write where a site is: who brings its photographs does not. */
  place: endpoint({
    method: 'PUT',
    path: '/api/v1/stages/:stageId/sites/:siteId/position',
    can: 'stages.approve',
    audit: { action: 'stages.place', object: 'projects' },
    params: z.strictObject({ stageId: z.uuid(), siteId: z.uuid() }),
    body: sitePosition,
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
