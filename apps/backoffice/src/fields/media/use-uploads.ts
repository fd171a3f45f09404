import { useState } from 'react';
import { getErrorMessage } from '#frame/http-error.ts';
import { uploadMedia, type UploadedMedia } from './upload-media.ts';

/** Uploads files one after the other; a refused file is reported by name. */
export function useUploads(onUploaded: (uploaded: UploadedMedia[]) => void) {
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<string[]>([]);
  const upload = async (files: readonly File[]) => {
    setRefused([]);
    setWaiting(files.length);
    const uploaded: UploadedMedia[] = [];
    for (const file of files) {
      try {
        uploaded.push(await uploadMedia(file));
      } catch (error) {
        setRefused((before) => [...before, `${file.name}: ${getErrorMessage(error)}`]);
      }
      setWaiting((before) => before - 1);
    }
    if (uploaded.length > 0) onUploaded(uploaded);
  };
  return { waiting, refused, upload };
}
