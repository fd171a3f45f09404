import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** Renders a card in the middle of the page, used before sign-in. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}>
      <title>{`${title} · Selvedge back office`}</title>
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <Typography variant="overline" color="text.secondary">
          Selvedge back office
        </Typography>
        <Paper sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography component="h1" variant="h6" sx={{ mb: 2 }}>
            {title}
          </Typography>
          {children}
        </Paper>
      </Box>
    </Box>
  );
}
