import type { EndpointShape } from '@contract/kernel/endpoint';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { stepUpActs } from '@contract/locales/es-MX/kernel/step-up-acts';
import { t, texts } from '@server/i18n';

const actionNames = new Map(Object.entries(texts(stepUpActs)));

export const stepUpQuestion = ({ method, path }: Pick<EndpointShape, 'method' | 'path'>): string =>
  t(serverWords.stepUpActs.question, {
    act: actionNames.get(`${method} ${path}`) ?? t(serverWords.stepUpActs.goOn),
  });
