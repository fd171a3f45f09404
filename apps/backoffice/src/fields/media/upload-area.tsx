import { useDropzone } from 'react-dropzone';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { allowedFiles, type UploadedMedia } from './upload-media.ts';
import { useUploads } from './use-uploads.ts';

interface Props {
  /** Accessible name of the file field. */
  label: string;
  onUploaded: (uploaded: UploadedMedia[]) => void;
}

/** Uploads pictures and videos that are dropped or chosen. */
export function UploadArea({ label, onUploaded }: Props) {
  const { refused, waiting, upload } = useUploads(onUploaded);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ onDrop: (files) => void upload(files) });
  return (
    <>
      <Box
        {...getRootProps()}
        sx={{
          border: '1px dashed',
          borderColor: isDragActive ? 'primary.main' : 'divider',
          bgcolor: 'background.paper',
          borderRadius: 1,
          p: { xs: 2, sm: 3 },
          textAlign: 'center',
          cursor: 'pointer',
          mb: 2,
        }}
      >
        <input {...getInputProps({ 'aria-label': label })} />
        <Typography>Drop pictures and videos here or click to choose files</Typography>
        <Typography variant="caption" color="text.secondary">
          {allowedFiles.media.hint}
        </Typography>
      </Box>
      <div role="status">{waiting > 0 && <LinearProgress aria-label={`Uploading ${waiting} files`} sx={{ mb: 2 }} />}</div>
      {refused.map((sentence) => (
        <Alert key={sentence} severity="error" sx={{ mb: 1 }}>
          {sentence}
        </Alert>
      ))}
    </>
  );
}
