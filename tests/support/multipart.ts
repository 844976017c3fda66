/** Body and headers of a form that carries text fields and one file, as a browser writes it. */
export function multipart(
  fields: Record<string, string>,
  file: { name: string; fileName: string; content: string | Buffer; type?: string },
) {
  const boundary = '----solfondo-test-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.name}"; filename="${file.fileName}"\r\ncontent-type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`;
  return {
    body: Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(file.content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
