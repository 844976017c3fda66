import type { Dependent } from '../../../credit/sites';
import { words } from '../../../kernel/words';

export const siteServerWords = words('siteServerWords', {
  most: 'Un proyecto tiene hasta {{most, number}} sitios.',
  addressSigned:
    'El contrato firmado dice este domicilio. Para cambiarlo hay que cancelar y pedir el crédito otra vez.',
  placeOffered:
    'Los inversionistas ya leyeron este municipio y estado: no se cambian. Puedes corregir calle, colonia y código postal.',
  confirm: 'Marca que lo entiendes: al guardar se deshace lo que dependía de esto.',
  notAccredited: 'Este equipo no está en tu lista acreditada vigente. Elige otro o acredítalo.',
  notPanels: 'Este proyecto no es de paneles solares: escribe los datos de su equipo.',
  notDevice: 'Este proyecto es de paneles solares: escribe los datos de los módulos.',
  notConnected: 'Solo los paneles solares se interconectan con CFE.',
  serials: {
    first:
      'Primero el instalador escribe el equipo de cada sitio, con el número de serie de cada pieza.',
    repeated: '{{serial}} está dos veces.',
    taken: '{{serial}} ya está en otro financiamiento. Revisa la placa del equipo.',
    tooMany: 'Son {{count, number}} números de serie y {{units, number}} equipos.',
  },
  connection: {
    missing_before: 'Falta la fecha de un paso anterior.',
    before_earlier: 'Es antes del paso anterior.',
    not_needed: 'Dijiste que CFE no pide verificación: déjala vacía.',
    in_future: 'Escribe un día que ya pasó, o el de hoy.',
  },
  history: {
    added: 'Sitio agregado',
    moved: 'Cambió el domicilio del sitio',
    described: 'Datos técnicos del sitio',
    changed: 'Cambió el equipo del sitio',
    connected: 'Interconexión con CFE',
    falls: '{{what}} Por el cambio: {{falls}}.',
    /** Why a verified photograph waits again. */
    reopened: 'Cambió el equipo del sitio después de verificarla.',
  },
  falls: {
    signatures: 'las firmas del contrato se deshacen y se firma otra vez',
    evidence: 'las fotografías se revisan otra vez',
    interconnection: 'la interconexión con CFE empieza de nuevo',
  } satisfies Record<Dependent, string>,
  connectionDone: {
    request: 'Solicitud presentada.',
    verification: 'Verificación hecha.',
    meter: 'Medidor instalado.',
    contract: 'Contrato firmado con CFE.',
    none: 'Fechas corregidas.',
  },
});
