import { reviewWords as words } from '@contract/locales/es-MX/kernel/review';
import { t } from '@portal/i18n';
import { Button } from 'antd';
import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { Stack } from '../kit/Columns';
import { DescriptionList, type DescriptionRow } from '../kit/DescriptionList';
import { Section } from '../kit/Section';
import { Steps } from '../kit/Steps';
import { AppForm, type AppFormProps } from './AppForm';
import { useDraftOwner } from './draft-owner';
import { isWholeDraft } from './drafts';
import { type Asked, FocusField } from './FocusField';
import { FieldRegistry } from './field-registry';
import { useReviewStep } from './use-review-step';
import { withoutBlanks } from './values';

type Change<In extends FieldValues> = (field: FieldPath<In>) => void;

interface ReviewedFormProps<In extends FieldValues, Out> extends AppFormProps<In, Out> {
  /** Over a reload it is what the review shows. */
  draft: string;
  children: ReactNode;
  /** Leads away from the review, once what it showed was sent. */
  onDone: () => void;
  /** All that will be sent, as its person reads it, with ways back to the fields of each part. */
  review: (values: Out, change: Change<In>) => ReactNode;
}

/**
 * A form whose values are shown once more before they are sent. The step stands in the address, and the fields stay
 * mounted behind it: whoever goes back, or reloads, finds what they typed.
 */
export function ReviewedForm<In extends FieldValues, Out>({
  review,
  children,
  submitLabel,
  onSubmit,
  onDone,
  ...form
}: ReviewedFormProps<In, Out>) {
  const { schema, draft } = form;
  const owner = useDraftOwner();
  const { isReviewing, open, close } = useReviewStep(
    () => owner !== undefined && isWholeDraft({ owner, form: draft }, schema),
  );
  const [asked, setAsked] = useState<Asked<string> | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const goBack = useCallback(
    (field?: string) => {
      setAsked(field === undefined ? null : { field });
      close();
    },
    [close],
  );
  return (
    <AppForm
      {...form}
      submitLabel={isReviewing ? submitLabel : t(words.open)}
      onSubmit={async (values) => {
        if (isReviewing) return onSubmit(values);
        setOpened(true);
        open();
        return 'unsent';
      }}
      onDone={onDone}
    >
      <Steps
        label={t(words.steps)}
        steps={[t(words.fill), t(words.check)]}
        current={isReviewing ? 1 : 0}
      />
      <div hidden={isReviewing}>{children}</div>
      {isReviewing ? (
        <Review schema={schema} takesFocus={wasOpened} onBack={goBack}>
          {(values) => review(values, goBack)}
        </Review>
      ) : (
        <FocusField asked={asked} />
      )}
    </AppForm>
  );
}

interface ReviewProps<In, Out> {
  schema: z.ZodType<Out, In>;
  /** It takes the place of what the person pressed; a reload returns to where they were. */
  takesFocus: boolean;
  onBack: (field?: string) => void;
  children: (values: Out) => ReactNode;
}

/** It ends by itself where something is refused, on its field, and where the draft behind it is discarded. */
function Review<In, Out>({ schema, takesFocus, onBack, children }: ReviewProps<In, Out>) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasWhole = useRef(false);
  const fields = useContext(FieldRegistry);
  const { errors } = useFormState();
  const wrong = [...(fields?.keys() ?? [])].find((name) => get(errors, name));
  // A draft is restored after the first drawing.
  const { success: isWhole, data } = schema.safeParse(withoutBlanks(useWatch()));
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (wrong !== undefined || (wasWhole.current && !isWhole)) onBack(wrong);
    wasWhole.current = isWhole;
  }, [wrong, isWhole, onBack]);
  return (
    <Stack>
      <div>
        <h2 ref={title} tabIndex={-1}>
          {t(words.title)}
        </h2>
        <p>{t(words.help)}</p>
      </div>
      {isWhole ? children(data) : null}
    </Stack>
  );
}

interface ReviewPartProps {
  title: string;
  rows: readonly DescriptionRow[];
  onChange: () => void;
}

/** Some of what will be sent, and the way back to where it was typed. */
export const ReviewPart = ({ title, rows, onChange }: ReviewPartProps) => (
  <Section
    title={title}
    action={
      <Button aria-label={t(words.changePart, { part: title })} onClick={onChange}>
        {t(words.change)}
      </Button>
    }
  >
    <DescriptionList rows={rows} />
  </Section>
);
