import { coObligorTasks as tasks } from '@contract/credit/co-obligor-tasks';
import { coObligors } from '@contract/credit/co-obligors';
import { documentStorage } from '@contract/documents/document-storage';
import { documents } from '@contract/documents/documents';
import { identityPhotoNames } from '@contract/documents/identity-photos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { type Person, staff } from './demo-cast';
import { factsOf } from './demo-facts';
import { demoIdentityPhoto } from './demo-files';
import type { StoryPlayer } from './story-player';

const NAME = 'Rosa Peña Gil';
const EMAIL = 'rosa.pena.gil@demo.mx';

/** A sister answers for a credit too: she is named, accepts by the link of her mail, proves who she is, and lets her history be asked for. */
export async function coObligorJoins(player: StoryPlayer, applicant: Person, projectId: string) {
  const { phone, bornOn, curp, rfc, place, street, number } = factsOf(NAME, 900);
  const params = { projectId };
  const named = { full_name: NAME, email: EMAIL, phone, relation: 'Hermana' };
  await player.call(applicant, coObligors.create, { params, body: named });

  const asked = await player.callUnknown(EMAIL, tasks.redeemOnboarding, {
    body: { token: await player.linkTo(EMAIL) },
  });
  const accepted = await player.callUnknown(EMAIL, tasks.accept, {
    body: {
      pass: asked.pass,
      text_sha256: asked.text.text_sha256,
      full_name: NAME,
      birth_day: bornOn,
      ...{ curp, rfc, phone, street, exterior_number: number, neighbourhood: 'Centro' },
      postal_code: place.postalCode,
      state: place.state,
      municipality: place.municipality,
      accepted: true,
    },
  });

  const proving = await player.callUnknown(EMAIL, tasks.redeemIdentity, {
    body: { token: accepted.next_token },
  });
  let next: string | null = null;
  for (const photo of identityPhotoNames) {
    const answer = await player.callUnknown(EMAIL, tasks.upload, {
      body: { pass: proving.pass, photo },
      file: { name: 'fotografia.png', bytes: demoIdentityPhoto(photo) },
    });
    next = answer.next_token;
  }

  const { pass, text } = await player.callUnknown(EMAIL, tasks.redeemBureau, {
    body: { token: next },
  });
  await player.callUnknown(EMAIL, tasks.requestNip, { body: { pass, channel: 'sms' } });
  const code = await player.codeTo(phone);
  await player.callUnknown(EMAIL, tasks.consent, {
    body: { pass, text_sha256: text.text_sha256, code, accepted: true },
  });

  const { items } = await player.call(staff, documents.list, { query: { q: NAME } });
  for (const { id } of items) await player.call(staff, documentStorage.verify, { body: { id } });
  await player.call(staff, coObligors.consult, {
    params,
    body: {
      reported_on: dayInMexicoCity(player.clock.now),
      score: 712,
      summary: 'Dos tarjetas al corriente y un crédito de auto pagado.',
    },
  });
}
