import { previewOf } from './preview';

// A file of a hundred thousand rows is read here, and the page goes on answering meanwhile.
addEventListener('message', ({ data }) => {
  if (data instanceof Blob) void previewOf(data).then((preview) => postMessage(preview));
});
