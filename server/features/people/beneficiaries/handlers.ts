import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import {
  type BeneficiaryItem,
  type beneficiaryList,
  beneficiaries as contract,
} from '@contract/people/beneficiaries';
import type { Vault } from '@server/db/vault';
import { announce, events } from '@server/features/platform';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { v7 } from 'uuid';
import type * as z from 'zod';
import { emptied } from '../emptied';
import {
  type Beneficiary,
  beneficiariesOf,
  listVersion,
  lockList,
  replaceList,
} from './repository';
import { missingOfBeneficiaries } from './rules';

type Given = z.output<typeof beneficiaryList>['beneficiaries'][number];

export const beneficiaryHandlers = implement(contract, {
  async show({ db, principal, vault }) {
    const kept = await beneficiariesOf(db, principal.userId);
    return {
      version: await listVersion(db, principal.userId),
      beneficiaries: kept.map((row) => describe(vault, row)),
    };
  },

  async save({ db, principal, body, vault, config, record }) {
    const { userId } = principal;
    const { version, kind } = await lockList(db, userId);
    if (kind === 'legal_entity') throw conflict(t(beneficiaryWords.ofCompany));
    const kept = await beneficiariesOf(db, userId);
    assertFresh(body.version, {
      version,
      beneficiaries: kept.map((row) => describe(vault, row)),
    });
    const problems = emptied(
      missingOfBeneficiaries(kept),
      missingOfBeneficiaries(body.beneficiaries),
    );
    if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
    const before = new Map(kept.map((row) => [row.id, row]));
    const rows = body.beneficiaries.map((given, position) => {
      const row = given.id === undefined ? undefined : before.get(given.id);
      if (given.id !== undefined && !row) throw notFound();
      return { ...columnsOf(vault, given, row), userId, position };
    });
    await replaceList(db, userId, { version: version + 1, rows });
    await announce(db, config, userId, events.beneficiariesChanged, { count: rows.length });
    await record(userId, { rows: rows.length });
    return {
      version: version + 1,
      beneficiaries: rows.map((row) => describe(vault, row)),
    };
  },
});

const place = (field: 'curp' | 'rfc', id: string) => `beneficiaries.${field}:${id}`;

function columnsOf(vault: Vault, given: Given, kept: Beneficiary | undefined) {
  const id = kept?.id ?? v7();
  const sealed = (field: 'curp' | 'rfc') => {
    const text = given[field];
    return text === undefined ? (kept?.[field] ?? null) : vault.seal(text, place(field, id));
  };
  return {
    id,
    fullName: given.full_name,
    relation: given.relation,
    birthDay: given.birth_day,
    curp: sealed('curp'),
    rfc: sealed('rfc'),
    phone: given.phone ?? null,
    email: given.email ?? null,
    share: given.share,
  };
}

function describe(vault: Vault, row: Omit<Beneficiary, 'userId' | 'position'>): BeneficiaryItem {
  const endOf = (field: 'curp' | 'rfc') => {
    const sealed = row[field];
    return sealed === null ? null : vault.open(sealed, place(field, row.id)).slice(-4);
  };
  return {
    id: row.id,
    full_name: row.fullName,
    relation: row.relation,
    birth_day: row.birthDay,
    curp_end: endOf('curp'),
    rfc_end: endOf('rfc'),
    phone: row.phone,
    email: row.email,
    share: row.share,
  };
}
