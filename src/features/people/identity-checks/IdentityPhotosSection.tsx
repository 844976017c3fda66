import { documentStorage } from '@contract/documents/document-storage';
import { documents } from '@contract/documents/documents';
import { type IdentityPhoto, identityPhotos } from '@contract/documents/identity-photos';
import { identityPhotoName } from '@contract/locales/es-MX/documents/identity-photos';
import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { type IdentityOverview, identityChecks } from '@contract/people/identity-checks';
import { upload } from '@portal/api/call';
import { StoredFile } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useReload } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Tone } from '@portal/ui/kit/tones';
import { IdentityPhotos } from '../identity-capture/IdentityPhotos';
import type { SendPhoto } from '../identity-capture/PhotoCapture';
import { ContinueOnPhone } from './ContinueOnPhone';

const tones: Record<IdentityOverview['identity'], Tone> = {
  pending: 'neutral',
  in_review: 'warning',
  verified: 'success',
  rejected: 'danger',
};

/** The photographs that prove who one is, read by itself. */
export function OwnIdentityPhotos() {
  const query = useRead(identityChecks.overview, {});
  return (
    <Loaded query={query}>{(overview) => <IdentityPhotosSection overview={overview} />}</Loaded>
  );
}

/** The photographs that prove who one is, and the way to take them with a telephone. */
export function IdentityPhotosSection({
  overview: { identity, photos, person_kind: kind },
}: {
  overview: IdentityOverview;
}) {
  const userId = useSession((state) => actingUser(state)?.user_id);
  const reload = useReload();
  const checklist = useRead(documents.checklist, { query: {} });
  const stored = (photo: IdentityPhoto) => {
    const item = checklist.data?.items.find(
      ({ doc_id: docId, owner_id: ownerId }) =>
        docId === identityPhotos[photo] && ownerId === userId,
    );
    return item?.document ? (
      <StoredFile
        item={item}
        document={item.document}
        label={t(identityPhotoName[photo])}
        earlier={undefined}
      />
    ) : null;
  };
  const send: SendPhoto = async (photo, file, sending) => {
    const docId = identityPhotos[photo];
    const replaces = photos.some((item) => item.photo === photo && item.state !== 'missing');
    const endpoint = replaces ? documentStorage.updateUser : documentStorage.uploadUser;
    const fields = { file_type: String(docId) };
    await upload(endpoint, { params: { id: userId, docId }, fields }, file, sending);
    await reload();
  };
  return (
    <>
      <Section
        title={t(identityCheckByKind[kind].photos)}
        description={t(words.photosHelp)}
        action={<StatusTag tone={tones[identity]}>{t(words.statuses[identity])}</StatusTag>}
      >
        <IdentityPhotos kind={kind} photos={photos} send={send} stored={stored} />
      </Section>
      {identity === 'verified' ? null : <ContinueOnPhone />}
    </>
  );
}
