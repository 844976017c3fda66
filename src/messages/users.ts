/** Words of the backoffice's screens about people and their access. */
export const users = {
  list: 'Usuarios',
  none: 'No hay usuarios con esos filtros.',
  name: 'Nombre',
  email: 'Correo',
  roles: 'Perfiles',
  role: 'Perfil',
  status: 'Estado',
  statuses: { pending: 'Sin activar', active: 'Activo', closed: 'Cerrado' },
  lastLogin: 'Último acceso',
  never: 'Nunca',
  created: 'Alta',
  action: 'Acción',
  enterAs: 'Entrar como usuario',
  enterAsTitle: (name: string) => `Entrar como ${name}`,
  enterAsHelp:
    'Verás el portal como esta persona, sin mover dinero ni firmar. El motivo queda en la bitácora.',
  reason: 'Motivo del acceso',
} as const;
