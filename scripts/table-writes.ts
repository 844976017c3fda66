import ts from 'typescript';

/** A statement that writes a table: Drizzle's `tx.update(loans).set({ … })`, or `insertMany(tx, loans, …)`. */
export interface TableWrite {
  table: string;
  /** The schema file that the table is imported from; null when the table is no import. */
  schema: string | null;
  verb: 'insert' | 'update' | 'delete';
  /** Whether it sets `status`, or values that cannot be read here. */
  setsStatus: boolean;
  line: number;
}

const VERBS = ['insert', 'update', 'delete'] as const;
const SCHEMA = /^@server\/db\/schema\/([\w-]+)$/;

/** Every write in a file, as far as its own text shows. */
export function tableWrites(fileName: string, text: string): TableWrite[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const schemas = schemasOf(file);
  const found: TableWrite[] = [];
  const visit = (node: ts.Node): void => {
    const write = ts.isCallExpression(node) && writeOf(node);
    if (write) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ ...write, schema: schemas.get(write.table) ?? null, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function schemasOf(file: ts.SourceFile): Map<string, string> {
  const schemas = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const schema = SCHEMA.exec(statement.moduleSpecifier.text)?.[1];
    const names = statement.importClause?.namedBindings;
    if (!schema || !names || !ts.isNamedImports(names)) continue;
    for (const { name } of names.elements) schemas.set(name.text, schema);
  }
  return schemas;
}

function writeOf(call: ts.CallExpression): Omit<TableWrite, 'schema' | 'line'> | null {
  if (call.expression.getText() === 'insertMany') {
    const [, into] = call.arguments;
    return into && ts.isIdentifier(into)
      ? { table: into.text, verb: 'insert', setsStatus: false }
      : null;
  }
  if (!ts.isPropertyAccessExpression(call.expression)) return null;
  const { text } = call.expression.name;
  const verb = VERBS.find((one) => one === text);
  const [table] = call.arguments;
  if (!verb || !table || !ts.isIdentifier(table) || call.arguments.length !== 1) return null;
  return { table: table.text, verb, setsStatus: verb === 'update' && setsStatus(call) };
}

/** Looks at what `.set(…)` is given. */
function setsStatus(update: ts.CallExpression): boolean {
  const set = update.parent;
  if (!ts.isPropertyAccessExpression(set) || set.name.text !== 'set') return false;
  const values = ts.isCallExpression(set.parent) ? set.parent.arguments[0] : undefined;
  return values !== undefined && mayNameStatus(values);
}

function mayNameStatus(values: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(values)) return mayNameStatus(values.expression);
  if (ts.isConditionalExpression(values))
    return mayNameStatus(values.whenTrue) || mayNameStatus(values.whenFalse);
  if (ts.isBinaryExpression(values)) return mayNameStatus(values.right);
  if (!ts.isObjectLiteralExpression(values)) return true;
  return values.properties.some((property) =>
    ts.isSpreadAssignment(property)
      ? mayNameStatus(property.expression)
      : property.name?.getText() === 'status',
  );
}
