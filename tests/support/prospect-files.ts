import { workingStates } from '@contract/program/prospect-batches';
import type { Person, testApi } from './api';
import { multipart } from './multipart';

type Api = Awaited<ReturnType<typeof testApi>>;

/** Uploads a file of prospects, which waits to be read. */
export const uploadFile = (who: Person, content: string | Buffer, fileName = 'prospectos.csv') =>
  who.call({
    method: 'POST',
    url: '/api/v1/prospect-batches',
    ...multipart({}, { name: 'file', fileName, content }),
  });

/** Uploads a file and has it read: the batch as it stands to be reviewed. */
export async function reviewFile(
  api: Api,
  who: Person,
  content: string | Buffer,
  fileName?: string,
) {
  const { json, status } = await uploadFile(who, content, fileName);
  if (status !== 200) throw new Error(json.message);
  return settled(api, who, json.id);
}

/** Has the server do what the batch waits for, and reads it; another test of this file may be doing it. */
async function settled(api: Api, who: Person, batchId: string) {
  for (;;) {
    await api.doJobs();
    const { json } = await who.call({ url: `/api/v1/prospect-batches/${batchId}` });
    if (!workingStates.includes(json.state)) return json;
  }
}

/** Does something to a batch, with what the server does then. */
export async function actOn(
  api: Api,
  who: Person,
  batchId: string,
  act: 'commit' | 'undo' | 'discard',
) {
  const { status, json } = await who.call({
    method: 'POST',
    url: `/api/v1/prospect-batches/${batchId}/${act}`,
  });
  if (status !== 200) throw new Error(json.message);
  return settled(api, who, batchId);
}

/** Brings prospects in by a file without a fault; answers the batch. */
export async function bringProspects(api: Api, who: Person, content: string | Buffer) {
  const { id } = await reviewFile(api, who, content);
  return actOn(api, who, id, 'commit');
}
