import type { ForeignAnswer, Received } from './foreign-server';

interface Kept {
  id: number;
  storage_file: string;
  is_verified: string | null;
  reject_reason: string | null;
  verified_by: string | null;
  updated_at: string;
}

const base = '/storagev3/documents';

/**
 * The documents of a server that has section 7 alone: what is uploaded is in its lists, the versions of a place
 * together, and is shown, downloaded and decided on by its number.
 */
export function foreignDocuments() {
  const lists = new Map<string, Kept[]>();
  const files = new Map<number, Buffer>();
  let last = 500;

  function keep(place: string, fileName: string, bytes: Buffer): Kept {
    last += 1;
    const record: Kept = {
      id: last,
      storage_file: fileName,
      is_verified: null,
      reject_reason: null,
      verified_by: null,
      // The later, the newer.
      updated_at: new Date(Date.UTC(2026, 10, 20, 18, last)).toISOString(),
    };
    files.set(last, bytes);
    lists.set(place, [...(lists.get(place) ?? []), record]);
    return record;
  }

  const find = (id: number) => [...lists.values()].flat().find((record) => record.id === id);

  function uploaded({ path, text }: Received): ForeignAnswer {
    const [, target = ''] = path.split('/upload/');
    const parts = target.split('/').filter((part) => part !== 'user' && part !== 'project');
    const name = /filename="([^"]+)"/.exec(text)?.[1] ?? '';
    const docId = /name="file_type"\r\n\r\n(\d+)/.exec(text)?.[1];
    const bytes = /filename="[^"]+".*?\r\n\r\n(.*)\r\n--/s.exec(text)?.[1] ?? '';
    return { json: keep(`${docId}/${parts[0]}`, name, Buffer.from(bytes, 'latin1')) };
  }

  function listed({ path, query }: Received): ForeignAnswer {
    const [docId, ...rest] = path.slice(`${base}/files/`.length).split('/');
    const id =
      rest[0] === 'getFilesByAssociated'
        ? query.assoc_id
        : rest.find((part) => part !== 'user' && part !== 'project');
    return { json: lists.get(`${docId}/${id}`) ?? [] };
  }

  function decided({ path, text }: Received): ForeignAnswer {
    const body = JSON.parse(text);
    const record = find(Number(body.id));
    if (!record) return { status: 404, json: { message: 'No existe' } };
    const act = path.slice(base.length + 1);
    record.is_verified = act === 'verify' ? 'verificado' : act === 'reject' ? 'rechazado' : null;
    record.reject_reason = act === 'reject' ? body.reject_reason : null;
    record.verified_by = act === 'unverify' ? null : 'Revisora Ajena';
    return { json: record };
  }

  return {
    /** Puts a file in a place as if somebody had brought it before: "1/7" is what person 7 has of kind 1. */
    keep,
    find,
    /** What it answers to a call of its own, or undefined. */
    answer(asked: Received): ForeignAnswer | undefined {
      const { method, path } = asked;
      if (!path.startsWith(`${base}/`)) return undefined;
      if (method === 'POST' && path.startsWith(`${base}/upload/`)) return uploaded(asked);
      if (method === 'POST' && /\/(verify|reject|unverify)$/.test(path)) return decided(asked);
      if (method === 'GET' && path.startsWith(`${base}/files/`)) return listed(asked);
      const shown = /\/(?:view|download)_document_file\/(\d+)\//.exec(path)?.[1];
      const bytes = files.get(Number(shown));
      if (!bytes) return undefined;
      const type =
        bytes.subarray(0, 4).toString('latin1') === '%PDF' ? 'application/pdf' : 'image/png';
      return { bytes, type };
    },
  };
}
