import { words } from '../../../kernel/words';

export const documentsWords = words('documentsWords', {
  documents: {
    acceptFile: {
      imageTooLarge: 'La imagen es demasiado grande; redúcela y vuelve a intentar.',
    },
    checklist: {
      site: 'Sitio {{number}}, {{place}}',
    },
    fileRules: {
      empty: 'El archivo está vacío.',
      badName: 'El nombre del archivo no es válido; cámbialo y vuelve a intentar.',
    },
    review: {
      replaced: 'El documento fue reemplazado por una versión más nueva.',
      notYourOwn: 'Nadie revisa sus propios documentos: pídelo a otra persona.',
    },
    rules: {
      verifiedAlready: 'El documento ya fue verificado y no se puede reemplazar.',
      reviewedAlready: 'El documento ya fue revisado.',
      needsNone: 'Este documento no necesita verificación.',
      notVerified: 'El documento no está verificado.',
    },
  },
});
