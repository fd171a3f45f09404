import BoardIcon from '@mui/icons-material/LeaderboardOutlined';
import ReportIcon from '@mui/icons-material/GppMaybeOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import type { BackOfficePage } from '../resource.ts';
import { HeldReportPage } from './held-report-page.tsx';
import { LeaderboardPage } from './leaderboard-page.tsx';
import { ProgrammePage } from './programme-page.tsx';

const common = { area: 'affiliates', section: 'Affiliates' } as const;

export const affiliatePages: readonly BackOfficePage[] = [
  { ...common, path: '/affiliate-leaderboard', label: 'Leaderboard', icon: BoardIcon, position: 45, element: <LeaderboardPage /> },
  { ...common, path: '/affiliate-held-report', label: 'Fraud report', icon: ReportIcon, position: 47, element: <HeldReportPage /> },
  { ...common, path: '/affiliate-programme', label: 'Programme settings', icon: SettingsIcon, position: 70, element: <ProgrammePage /> },
];
