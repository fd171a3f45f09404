import { useRef, useState } from 'react';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCamera } from './use-camera.ts';

interface Props {
  /** Gets each code once while it stays in the picture. */
  onCode: (code: string) => void;
}

/** Renders a button that opens the camera for scanning, and the picture of the camera. */
export function CameraScanner({ onCode }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* The short text leaves room for the scan field in the same row of a phone. */}
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Close camera' : 'Use camera'}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 40 }}
      >
        {isOpen ? 'Close' : 'Camera'}
      </Button>
      {isOpen && <CameraPicture onCode={onCode} />}
    </>
  );
}

function CameraPicture({ onCode }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  return (
    <Box sx={{ flexBasis: '100%' }}>
      {state.kind === 'failed' && <Alert severity="warning">{state.message}</Alert>}
      <Box hidden={state.kind === 'failed'} sx={{ position: 'relative', maxWidth: 480 }}>
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label="Picture of the camera"
          sx={{ display: 'block', width: '100%', height: { xs: '28vh', sm: 270 }, objectFit: 'cover', borderRadius: 1, bgcolor: 'common.black' }}
        />
        <Box
          role="status"
          sx={{ position: 'absolute', insetInline: 0, bottom: 0, p: 0.5, textAlign: 'center', color: 'common.white', bgcolor: 'rgba(0, 0, 0, 0.7)' }}
        >
          {state.kind === 'starting' ? 'Starting the camera…' : 'Hold the barcode in the picture'}
        </Box>
      </Box>
    </Box>
  );
}
