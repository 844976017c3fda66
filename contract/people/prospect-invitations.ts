import * as z from 'zod';
import { projectStatuses } from '../credit/project-states';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';

/** How far a prospect is on the way to a request: none invited it, it was, its account is there, it asked. */
export const conversionStates = ['none', 'invited', 'expired', 'joined', 'asked'] as const;
export type ConversionState = (typeof conversionStates)[number];

const conversion = z.object({
  state: z.enum(conversionStates),
  /** Where the last link went. */
  email: z.string().nullable(),
  invited_at: z.iso.datetime().nullable(),
  /** When that link stops working. */
  ends_at: z.iso.datetime().nullable(),
  joined_at: z.iso.datetime().nullable(),
  /** What the prospect asked for as an applicant, the latest first. */
  projects: z.array(
    z.object({
      id: z.string(),
      folio: z.string(),
      status: z.enum(projectStatuses),
      created_at: z.iso.datetime(),
    }),
  ),
});

export type Conversion = z.infer<typeof conversion>;

const byProspect = z.strictObject({ prospectId: z.uuid() });

/** A prospect of a program becomes an applicant: by a link that works once, as an installer's applicants do. */
export const prospectInvitations = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/prospects/:prospectId/invitation',
    can: 'prospects.show',
    params: byProspect,
    response: conversion,
  }),
  /** Mails a link, to the same address or another; the one before stops working. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/prospects/:prospectId/invitation',
    limit: 'mail',
    can: 'prospects.edit',
    audit: { action: 'prospect-invitations.create', object: 'prospects' },
    impersonation: 'refused',
    params: byProspect,
    body: z.strictObject({ email }),
    response: conversion,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/v1/prospects/:prospectId/invitation/revoke',
    can: 'prospects.edit',
    audit: { action: 'prospect-invitations.revoke', object: 'prospects' },
    impersonation: 'refused',
    params: byProspect,
    response: conversion,
  }),
} as const;
