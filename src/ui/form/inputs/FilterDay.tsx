import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { DayBoxProps } from './DayBox';

const DayBox = lazy(() => import('./DayBox').then((file) => ({ default: file.DayBox })));

/** The box of a day among the filters of a list, whose calendar comes after the rows. */
export const FilterDay = (props: DayBoxProps) => (
  <Suspense fallback={<Input disabled className={props.control.className} />}>
    <DayBox {...props} />
  </Suspense>
);
