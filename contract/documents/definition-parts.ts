/** Tables that documents may belong to, by their name on the wire. */
export const documentTables = ['users', 'projects', 'fg_locations'] as const;
export type DocumentTable = (typeof documentTables)[number];

export const documentExtensions = ['pdf', 'png', 'jpg', 'jpeg', 'bmp', 'xml'] as const;
export type DocumentExtension = (typeof documentExtensions)[number];

/** Who uploads besides staff: the person it is about, the supplier of the project. */
export const uploaders = ['owner', 'supplier'] as const;
export type Uploader = (typeof uploaders)[number];

/** How much of a row a document's place takes: all, half, a third, two thirds of it on wide screens. */
export const divClasses = [
  'col-12',
  'col-12 col-lg-6',
  'col-12 col-lg-4',
  'col-12 col-lg-8',
] as const;
export type DivClass = (typeof divClasses)[number];

/** Most files of one kind at one record where several are allowed. */
export const MAX_ASSOCIATED = 10;

/** Column of an associated table that leads to the record that the definition is of; null of the record itself. */
export const relationOf = {
  users: null,
  projects: null,
  fg_locations: 'project_id',
} as const satisfies Record<DocumentTable, 'project_id' | null>;

/** Whose facts an association's condition asks about. */
export const associationSources = ['user', 'project'] as const;
export type AssociationSource = (typeof associationSources)[number];

/** The tables with which a definition of each may be associated. */
export const associableWith: Record<DocumentTable, readonly DocumentTable[]> = {
  users: ['users'],
  projects: ['projects', 'fg_locations'],
  fg_locations: ['fg_locations'],
};
