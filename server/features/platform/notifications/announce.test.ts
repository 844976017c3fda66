import { mails, notifications } from '@server/db/schema/platform';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openText } from '../mails/sealed-text';
import { events } from './events/events';

const api = await testApi();
const story = await creditStory(api);
const CODE = /código de confirmación/;

/** Titles in a person's bell. */
async function belledTo({ userId }: Person): Promise<string[]> {
  await api.doJobs();
  const rows = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ title }) => title.replace(/SF-\d+/, 'SF'));
}

async function mailsTo({ email }: Person) {
  await api.doJobs();
  const rows = await api.db.select().from(mails).where(eq(mails.to, email));
  return rows
    .filter(({ subject }) => !CODE.test(subject))
    .map((mail) => ({ subject: mail.subject, text: openText(api.config, mail) }));
}

/** Subjects of the mails to a person, without the name of the operator. */
const mailedTo = async (who: Person) =>
  (await mailsTo(who)).map(({ subject }) =>
    subject.replace(` - ${api.config.brand}`, '').replace(/SF-\d+/, 'SF'),
  );

describe('the table of events', () => {
  it('notifies of money and security on every channel', () => {
    for (const { about, channels } of Object.values(events)) {
      if (about !== 'work') expect(channels).toEqual(['bell', 'mail']);
    }
  });
});

describe('a credit until its money is delivered', () => {
  it('notifies everyone in it, in the portal and by mail', async () => {
    const { projectId, first } = await story.repaying();
    const { folio } = await story.show(projectId);
    const toApplicant = [
      'Cambiaron los datos de identidad de tu cuenta',
      'Aprobamos tu crédito SF',
      'Tu crédito SF está en fondeo',
      'Tu crédito SF está fondeado',
      'Contrato SF firmado',
      'Comienza tu crédito SF',
      '¿Cómo quedó tu instalación?',
    ];
    expect(await mailedTo(story.applicant)).toEqual(toApplicant);
    const belled = await belledTo(story.applicant);
    expect(belled).toEqual(expect.arrayContaining([...toApplicant, 'Documento verificado']));
    const toSupplier = [
      'Cambió tu cuenta para cobros',
      'Te eligieron para el proyecto SF',
      'Firma el contrato SF',
      'Instala el proyecto SF',
      'Aprobamos la instalación SF',
    ];
    expect(await mailedTo(story.supplier)).toEqual(toSupplier);
    expect(await mailedTo(first)).toEqual([
      'Comprometiste $60,000.00 MXN',
      'El proyecto SF reunió su meta',
      'Tu inversión en SF está activa',
    ]);
    expect(await belledTo(story.staff)).toContain('Nueva solicitud SF');
    expect(await mailedTo(story.staff)).toEqual([]);

    const sign = (await mailsTo(story.supplier)).find(({ subject }) => /Firma/.test(subject));
    const { contract } = await story.show(projectId);
    expect(sign?.text).toContain(
      `${api.config.publicUrl}/proveedor/proyecto/${projectId}/firma-contrato/${contract?.id}`,
    );
    const funded = (await mailsTo(story.applicant)).find(({ subject }) => /fondeado/.test(subject));
    expect(funded?.subject).toContain(folio);
    expect(funded?.text).toContain('$100,000.00 MXN');
    const committed = (await mailsTo(first))[0];
    expect(committed?.text).toContain('Si no reconoces esta operación');
  });
});

describe('a sign-in', () => {
  it('that ends a session on another device notifies its owner, and one on the same device does not', async () => {
    const eva = await api.person('investor');
    const enter = (device_id: string) =>
      api.anonymous({
        method: 'POST',
        url: '/api/auth/login',
        body: { email: eva.email, password: PASSWORD, device_id },
      });
    expect((await enter('telefono-de-eva-1')).status).toBe(200);
    expect(await belledTo(eva)).toEqual(['Iniciaste sesión en otro dispositivo']);
    await enter('telefono-de-eva-1');
    expect(await mailedTo(eva)).toEqual(['Iniciaste sesión en otro dispositivo']);
    const [mail] = await mailsTo(eva);
    expect(mail?.text).toContain(`${api.config.publicUrl}/password/reset`);
  });
});

describe('a document', () => {
  it('that is rejected is notified by mail, with the reason and where to send another', async () => {
    const projectId = await story.ask();
    const id = await story.uploaded(story.applicant, `project/${projectId}`, 10);
    await story.staff.call({
      method: 'POST',
      url: '/storagev3/documents/reject',
      body: { id, reject_reason: 'No se lee el domicilio' },
    });
    const [mail] = (await mailsTo(story.applicant)).slice(-1);
    expect(mail?.subject).toContain('Documento rechazado');
    // Staff do not always end a reason with a full stop: nothing is appended to it.
    expect(mail?.text).toContain(
      'Recibo de luz: sube uno nuevo para continuar. Motivo: No se lee el domicilio\n',
    );
    expect(mail?.text).toContain(`/solicitante/solicitud-de-credito/${projectId}`);
  });
});
