import { href } from '@contract/kernel/screens';
import { applicantFiles } from '@contract/people/person-files';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRecord } from '@portal/refine/use-read';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useNavigate } from 'react-router';
import { CorrectNamePage } from './CorrectNamePage';

/** What staff correct of an applicant. */
export function EditApplicantPage() {
  const applicantId = useParam('applicantId');
  const navigate = useNavigate();
  const query = useRecord(applicantFiles.show, { params: { applicantId } });
  const edit = useAct(applicantFiles.edit);
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(file) => (
        <CorrectNamePage
          title={title}
          file={file}
          onSubmit={(body) => edit.mutateAsync({ params: { applicantId }, body })}
          onDone={() => void navigate(href('applicantShow', { applicantId }))}
        />
      )}
    </Loaded>
  );
}
