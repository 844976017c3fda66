import { sharedScreens } from '@contract/locales/es-MX/screens/shared';
import { t } from '@portal/i18n';
import { defineRoutes } from './row';

/** Screens under /inversionista that any logged-in role may open; only investors have them in the menu. */
export const sharedRoutes = defineRoutes({
  sharedFaqs: {
    title: t(sharedScreens.sharedFaqs),
    access: 'faqs.list',
    menu: { icon: 'question', order: 140 },
    keywords: ['ayuda', 'dudas'],
    page: () => import('../features/platform/help/HelpPage').then((file) => file.HelpPage),
  },
  resaleList: {
    title: t(sharedScreens.resaleList),
    access: 'resales.list',
    menu: { icon: 'repeat', group: 'investing', order: 45 },
    keywords: ['reventa', 'cesión'],
    resource: { name: 'resales', action: 'list' },
  },
  resaleShow: {
    parent: 'resaleList',
    title: t(sharedScreens.resaleShow),
    titleField: 'folio',
    access: 'resales.show',
    resource: { name: 'resales', action: 'show' },
  },
});
