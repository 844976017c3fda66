import { loadConfig } from '@portal/api/load-config';
import { readConfig } from '@portal/config';
import { session } from '@portal/session/portal-session';
import { uploadProblem } from '@portal/ui/form/inputs/upload-problem';
import { ACCESS_TOKEN, failures, startForeignServer } from '@tests/support/foreign-server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchDocument } from './document-link';
import { isOfFile } from './refused-file';
import { uploadFile } from './upload-file';

/** The document calls on a server that has the specification's section 7 and nothing else. */
const server = await startForeignServer({ role: 'supplier' });
afterAll(() => server.close());

/** Reads a configuration as if the portal's server had sent it, with where the calls go. */
async function configure(file: object) {
  vi.stubGlobal('fetch', async () => Response.json({ apiBaseUrl: server.origin, ...file }));
  await loadConfig();
  vi.unstubAllGlobals();
}

beforeEach(() => {
  server.received.length = 0;
  vi.spyOn(session.callHost, 'token').mockReturnValue(ACCESS_TOKEN);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await configure({ apiBaseUrl: '' });
});

describe('looking at a document', () => {
  const { id } = server.documents.keep('1/7', 'ine.png', Buffer.from('imagen'));
  const opened = () => server.received.at(-1)?.query;

  it('takes the token of the session where nothing is configured and the server has no other', async () => {
    expect(readConfig(null).documentLinks).toBeNull();
    await configure({});
    expect(await (await fetchDocument(String(id), 'view')).text()).toBe('imagen');
    expect(opened()).toEqual({ access_token: ACCESS_TOKEN });
  });

  it.each([
    ['is configured as scoped', { documentLinks: 'scoped' }, failures.missing],
    ['is configured in a way that is unknown', { documentLinks: 'Session' }, failures.missing],
    ['refuses', {}, { status: 403, json: { code: 'forbidden', message: 'No' } }],
    ['does not know the document', {}, { status: 404, json: { code: 'not_found', message: 'No' } }],
    ['fails', {}, failures.broken],
  ])('never does where the server %s', async (_, file, answer) => {
    await configure(file);
    server.answer(/document-links$/, answer);
    await expect(fetchDocument(String(id), 'view')).rejects.toThrow();
    expect(JSON.stringify(server.received)).not.toContain(`"access_token":"${ACCESS_TOKEN}"`);
  });
});

describe('uploading', () => {
  const place = {
    doc_id: 1,
    db_table: 'users',
    db_field: 'identificacion_oficial',
    owner_id: '7',
    is_associated: false,
    assoc_index: 0,
  } as const;
  const file = new File(['bytes'], 'ine.pdf');

  /** Sends the file and gives back the path and the fields beside it, as the server received them. */
  async function sent(upload: Partial<Parameters<typeof uploadFile>[0]>) {
    await uploadFile({ place, file, replaces: false, onProgress: () => undefined, ...upload });
    const { path, text } = server.received[0] ?? { path: '', text: '' };
    const parts = [...text.matchAll(/; name="([^"]+)"\r\n\r\n(.*?)\r\n--/gs)];
    return [path, Object.fromEntries(parts.map(([, name, value]) => [name, value]))];
  }

  beforeEach(() => configure({}));

  it('says whose a general document of a person or a project is', async () => {
    expect(await sent({ projectId: '90' })).toEqual([
      '/storagev3/documents/upload/user/7',
      { file_type: '1', 'metadata[user_id]': '7', from_project_id: '90' },
    ]);
    server.received.length = 0;
    const bill = { ...place, doc_id: 10, db_table: 'projects', owner_id: '90' } as const;
    expect(await sent({ place: bill, replaces: true })).toEqual([
      '/storagev3/documents/upload/project/90/update/10',
      { file_type: '10', 'metadata[project_id]': '90' },
    ]);
  });

  it('says with what an associated document is associated, and which of several it is', async () => {
    const several = { ...place, db_field: 'estado_cuenta', is_associated: true, assoc_index: 2 };
    expect(await sent({ place: several })).toEqual([
      '/storagev3/documents/upload/user/7',
      {
        file_type: '1',
        assocTable: 'users',
        assocKey: 'estado_cuenta',
        assocData: '7',
        assocIndex: '2',
        'metadata[user_id]': '7',
      },
    ]);
    server.received.length = 0;
    const photo = { ...place, db_table: 'fg_locations', db_field: 'foto', owner_id: '9' } as const;
    expect(await sent({ place: photo, replaces: true, projectId: '90' })).toEqual([
      '/storagev3/documents/upload/9/update1/1',
      {
        file_type: '1',
        assocTable: 'fg_locations',
        assocKey: 'foto',
        assocData: '9',
        assocIndex: '0',
        'metadata[project_id]': '90',
        from_project_id: '90',
      },
    ]);
  });

  it('shows what the server says of the file, in its own list of errors', async () => {
    const file = ['El archivo está vacío.', 'No es un PDF.'];
    server.answer(/upload\/user\/8$/, {
      status: 422,
      json: { message: 'Error', errors: { file } },
    });
    const thrown = await sent({ place: { ...place, owner_id: '8' } }).catch((error) => error);
    expect(uploadProblem(thrown, false)).toBe(
      'Ha ocurrido un error con la carga. El archivo está vacío. No es un PDF.',
    );
    expect(isOfFile(thrown)).toBe(true);
  });
});
