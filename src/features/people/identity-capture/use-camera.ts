import { useEffect, useRef, useState } from 'react';

type Facing = 'environment' | 'user';

/** The camera of the device, while it is open; it is let go of with the page. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  const [refused, setRefused] = useState(false);
  const latest = useRef<MediaStream>(undefined);
  latest.current = stream;

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => () => end(latest.current), []);

  async function open() {
    setRefused(false);
    try {
      setStream(
        await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
        }),
      );
    } catch {
      // Refused by the person, or no camera: a file does as well.
      setRefused(true);
    }
  }

  function close() {
    end(stream);
    setStream(undefined);
  }

  return { video, isOpen: stream !== undefined, refused, open, close };
}

function end(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
