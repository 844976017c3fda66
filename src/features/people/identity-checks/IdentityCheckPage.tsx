import { documentStorage } from '@contract/documents/documents';
import { identityPhotos } from '@contract/documents/identity-photos';
import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import { type IdentityOverview, identityChecks } from '@contract/people/identity-checks';
import { upload } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useReload } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Steps } from '@portal/ui/kit/Steps';
import type { Tone } from '@portal/ui/kit/tones';
import { useScreenTitle } from '@portal/ui/screen-context';
import { IdentityPhotos } from '../identity-capture/IdentityPhotos';
import type { SendPhoto } from '../identity-capture/PhotoCapture';
import { ContinueOnPhone } from './ContinueOnPhone';
import { SubjectRows } from './SubjectRows';

const tones: Record<IdentityOverview['identity'], Tone> = {
  pending: 'neutral',
  in_review: 'warning',
  verified: 'success',
  rejected: 'danger',
};

/** Who a person is to the product: how far it is known, what is asked, and the photographs that prove it. */
export function IdentityCheckPage() {
  const query = useRead(identityChecks.overview, {});
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <Loaded query={query}>
        {(overview) => (
          <>
            <Section title={t(words.level)} description={t(unlocked(overview.level))}>
              <Steps label={t(words.level)} steps={texts(words.levels)} current={overview.level} />
            </Section>
            <Section title={t(words.checklist)}>
              <SubjectRows subjects={overview.subjects} />
            </Section>
            <Photos overview={overview} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const { unlocks } = words;
const unlocked = (level: number) =>
  [unlocks[0], unlocks[1], unlocks[2], unlocks[3]][level] ?? unlocks[0];

function Photos({ overview: { identity, photos } }: { overview: IdentityOverview }) {
  const userId = useSession((state) => actingUser(state)?.user_id);
  const reload = useReload();
  const send: SendPhoto = async (photo, file, onProgress) => {
    const docId = identityPhotos[photo];
    const replaces = photos.some((item) => item.photo === photo && item.state !== 'missing');
    const endpoint = replaces ? documentStorage.updateUser : documentStorage.uploadUser;
    const fields = { file_type: String(docId) };
    await upload(endpoint, { params: { id: userId, docId }, fields }, file, { onProgress });
    await reload();
  };
  return (
    <>
      <Section
        title={t(words.photos)}
        description={t(words.photosHelp)}
        action={<StatusTag tone={tones[identity]}>{t(words.statuses[identity])}</StatusTag>}
      >
        <IdentityPhotos photos={photos} send={send} />
      </Section>
      {identity === 'verified' ? null : <ContinueOnPhone />}
    </>
  );
}
