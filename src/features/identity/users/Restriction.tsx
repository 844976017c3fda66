import { restrictionBody, restrictions } from '@contract/identity/restrictions';
import type { UserDetail } from '@contract/identity/users';
import { restrictionLevels } from '@contract/kernel/restriction';
import { restriction as words } from '@contract/locales/es-MX/identity/restriction';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';
import { TagsInput } from '@portal/ui/form/inputs/TagsInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDate } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';

/** How far the account is held back, by whom and why, and the words that staff gave it. */
export function Restriction({ user }: { user: UserDetail }) {
  const mayEdit = useMay('users.edit');
  const { level, tags } = user.restriction;
  const offered = mayEdit && !user.own && user.status !== 'closed';
  return (
    <li>
      <div>
        <strong>{t(words.title)}</strong>{' '}
        {level > 0 ? <StatusTag tone="warning">{t(words.held)}</StatusTag> : null}
        <p>{textOf(user.restriction)}</p>
        {tags.length > 0 ? <p>{t(words.tags, { tags: tags.join(', ') })}</p> : null}
      </div>
      {offered ? <EditRestriction user={user} /> : null}
    </li>
  );
}

function textOf({ level, reason, set }: UserDetail['restriction']): string {
  if (!set) return t(words.none);
  const said = { by: set.by, when: formatDate(set.at) };
  if (level === 0) return t(words.lifted, said);
  return t(words.set, { ...said, level: levelName(level), reason: reason ?? '' });
}

const options = restrictionLevels.map((value) => ({ value, label: t(words.levels[value]) }));
const levelName = (level: number) => options.find(({ value }) => value === level)?.label ?? '';

function EditRestriction({ user }: { user: UserDetail }) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const save = useAct(restrictions.edit);
  const { version, level, tags, reason } = user.restriction;
  const initial: z.input<typeof restrictionBody> = {
    version,
    restriction_level: restrictionLevels.find((known) => known === level) ?? 0,
    tags,
    reason: reason ?? '',
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.edit)}</Button>
      <FormModal open={open} title={t(words.editTitle, { name: user.full_name })} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(words.help)}</p>
          <AppForm
            schema={restrictionBody}
            initial={initial}
            submitLabel={t(words.save)}
            onCancel={close}
            onSubmit={async (body) => {
              await save.mutateAsync({ params: { userId: user.id }, body });
              message.success(t(words.done));
            }}
            onDone={close}
          >
            <RadioInput
              name="restriction_level"
              label={t(words.level)}
              help={t(words.levelHelp)}
              options={options}
            />
            <TagsInput name="tags" label={t(words.tagsLabel)} help={t(words.tagsHelp)} optional />
            <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
