/** Saves a text as a file of the person's device. */
export function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
