import { doc, documentsApi } from '@tests/support/documents';
import { heic, heicBomb, heicOfSize } from '@tests/support/files';
import { firstOf } from '@tests/support/present';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const BROKEN =
  'La imagen está dañada o incompleta; tómala o guárdala de nuevo y vuelve a intentar.';
const WRONG_TYPE = 'El tipo de archivo seleccionado no es válido, intente con otro archivo.';
const otherFormat = (extension: string) =>
  `El archivo se llama .${extension}, pero por dentro tiene otro formato. Ábrelo, guárdalo como ${extension} y vuelve a intentar.`;
/** Its definition, which takes PDF alone. */
const TAX_PROOF = 4;
const api = await documentsApi();
const { staff, send, get, post, link, open } = api;

describe('an iPhone’s photograph', () => {
  it.each([
    ['IMG_0042.HEIC', 'IMG_0042.jpg'],
    ['foto.heif', 'foto.jpg'],
    ['renombrada.jpg', 'renombrada.jpg'],
  ])('brought as %s is kept as the JPEG %s, seen and reviewed', async (name, kept) => {
    const who = await api.person('client');
    const sent = await send(who, `user/${who.userId}`, {
      docId: doc.identity,
      name,
      content: heic(),
    });
    expect(sent.status).toBe(200);
    expect(sent.json.storage_file).toBe(kept);
    const shown = await open(sent.json.id, await link(staff, sent.json.id));
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const { format, width, height, exif } = await sharp(shown.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 48, height: 64 });
    const verified = await post(staff, 'verify', { id: sent.json.id });
    expect(verified.json.is_verified).toBe('verificado');
  });

  it.each([
    ['cut short', 'foto.heic', heic().subarray(0, 1050), BROKEN],
    ['of another kind by its name', 'foto.png', heic(), otherFormat('png')],
    ['called a paper', 'foto.pdf', heic(), otherFormat('pdf')],
    ['that is not as it declares', 'foto.heic', heicBomb(), BROKEN],
    ['that is none', 'foto.heic', Buffer.from('ftypheic'), otherFormat('heic')],
    [
      'that decodes to too much',
      'foto.heic',
      heicOfSize(10_000, 10_000),
      'La imagen es demasiado grande; redúcela y vuelve a intentar.',
    ],
  ])('%s is refused, and nothing is kept', async (_what, name, content, words) => {
    const who = await api.person('client');
    const reply = await send(who, `user/${who.userId}`, { docId: doc.identity, name, content });
    expect([reply.status, reply.json.fields?.file]).toEqual([422, words]);
    expect((await get(who, `files/${doc.identity}/user/${who.userId}`)).json).toEqual([]);
  });

  it('is no file of a place that takes no JPEG', async () => {
    const who = await api.person('client');
    const reply = await send(who, `user/${who.userId}`, {
      docId: TAX_PROOF,
      name: 'foto.heic',
      content: heic(),
    });
    expect([reply.status, reply.json.message]).toEqual([422, WRONG_TYPE]);
  });

  it('of several at once, each is turned in its turn', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => api.person('client')));
    const replies = await Promise.all(
      people.map((who) =>
        send(who, `user/${who.userId}`, { docId: doc.identity, name: 'a.heic', content: heic() }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(firstOf(replies).json.storage_file).toBe('a.jpg');
  });

  it('does not wait for all that another person sends', async () => {
    const ended: string[] = [];
    const bring = async (who: Awaited<ReturnType<typeof api.person>>, name: string) => {
      const it = { docId: doc.identity, name: 'a.heic', content: heic() };
      expect((await send(who, `user/${who.userId}`, it)).status).toBe(200);
      ended.push(name);
    };
    const [many, one] = [await api.person('client'), await api.person('client')];
    const all = Array.from({ length: 10 }, () => bring(many, 'many'));
    await Promise.race(all);
    await Promise.all([...all, bring(one, 'one')]);
    expect(ended.indexOf('one')).toBeLessThan(8);
  });
});
