import { useId, type ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** Renders a section of a page with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2, overflowX: 'auto' }}>
      <Typography id={id} component="h2" variant="subtitle1" gutterBottom>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
