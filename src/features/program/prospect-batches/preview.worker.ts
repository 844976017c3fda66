import { previewOf } from './preview';

// A file of a hundred thousand rows is read here, and the page goes on answering meanwhile.
addEventListener('message', ({ data }) => {
  const { file, remembered } = data;
  if (!(file instanceof Blob) || !(remembered instanceof Map)) return;
  void previewOf(file, remembered).then((preview) => postMessage(preview));
});
